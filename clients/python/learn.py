"""Learns to play a game from its results alone: `python3 clients/python/learn.py GAME GAMES [COMMAND…]`.

A small example to begin from, the standard library only. A move is scored by a sum of weights, one for each thing that can
be said about it ("towers/go: place=2"), and chosen by lot: the higher its score, the likelier. After each game the weights of
the moves that were made grow if it was won, and shrink if it was lost (the method is called REINFORCE).
docs/environment.md tells what such a learner gets to see.
"""

import math
import random
import sys

from grimuar import GrimuarEnv

RATE = 0.6


def facts(value, name):
    """What can be said about a move: the name and value of every field, lists by their places."""
    if isinstance(value, dict):
        return [fact for key, part in value.items() for fact in facts(part, f"{name}.{key}")]
    if isinstance(value, list):
        return [fact for place, part in enumerate(value) for fact in facts(part, f"{name}[{place}]")]
    return [f"{name}={value}"]


class Learner:
    """Weights of facts about moves."""

    def __init__(self, seed=0):
        self.weights = {}
        self.roll = random.Random(seed)
        self.baseline = 0.0  # what a game brings on average, so far
        self.games = 0

    def choose(self, info, explores=True):
        """The index of a move, and how each weight would change to make it likelier. Without exploring, one of the best moves."""
        kind = info["question"]["kind"]
        known = [facts(move, kind) for move in info["moves"]]
        scores = [sum(self.weights.get(fact, 0.0) for fact in of) for of in known]
        most = max(scores)
        shares = [math.exp(score - most) if explores else float(score == most) for score in scores]
        chosen = self.roll.choices(range(len(known)), shares)[0]
        change = {}
        for of, share in zip(known, shares):
            for fact in of:
                change[fact] = change.get(fact, 0.0) - share / sum(shares)
        for fact in known[chosen]:
            change[fact] += 1.0
        return chosen, change

    def learn(self, changes, reward):
        """Makes what was chosen in a game likelier if it brought more than games usually do."""
        for change in changes:
            for fact, by in change.items():
                self.weights[fact] = self.weights.get(fact, 0.0) + RATE * (reward - self.baseline) * by / len(changes) ** 0.5
        self.games += 1
        self.baseline += (reward - self.baseline) / min(self.games, 100)


def play(env, learner, seed, learns=True):
    """Plays one game against the other seats and returns its reward. Forms are filled in by chance."""
    env.reset(seed=seed)
    changes = []
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last(observe=False)
        if over:
            env.step(None)
            continue
        if "form" in info:
            env.step(env.sample(learner.roll.randrange(10**6)))
            continue
        chosen, change = learner.choose(info, explores=learns)
        changes.append(change)
        env.step(chosen)
    if learns and changes:
        learner.learn(changes, reward)
    return reward


def share(env, learner, games, first):
    """The part of some games that is won, without learning from them."""
    return sum(play(env, learner, first + n, learns=False) for n in range(games)) / games


def main(game, games, command):
    env = GrimuarEnv(game, bots=[None, "random"], command=command, views=False)
    learner = Learner()
    test = max(1, games // 4)
    print(f"before: {share(env, learner, test, 10**6):.0%} of {test} games against random play")
    for n in range(games):
        play(env, learner, n)
    print(f"after {games} games: {share(env, learner, test, 10**6):.0%} of the same {test}, {len(learner.weights)} weights")
    env.close()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:] or ["npx", "grimuar"])
