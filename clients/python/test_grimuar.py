"""Plays whole games through the client: `python3 clients/python/test_grimuar.py COMMAND…`, or as part of the unit tests."""

import random
import sys
import unittest

from grimuar import GrimuarEnv, GrimuarError, Process
from learn import Learner
from learn import play as play_to_learn

COMMAND = sys.argv[1:] or ["npx", "grimuar"]


def play(env, seed):
    """Plays a random game; returns its moves and rewards."""
    roll = random.Random(seed)
    env.reset(seed=seed)
    moves = []
    for agent in env.agent_iter():
        _, _, termination, _, info = env.last(observe=False)
        action = None
        if not termination:
            action = env.sample(roll.randrange(10**6)) if "form" in info else roll.randrange(len(info["moves"]))
        moves.append((agent, action))
        env.step(action)
    return moves, dict(env.rewards)


class Games(unittest.TestCase):
    def test_a_game_is_played_to_its_end_and_repeated_by_its_seed(self):
        env = GrimuarEnv("towers", command=COMMAND)
        first = play(env, 3)
        self.assertEqual(first, play(env, 3))
        self.assertNotEqual(first[0], play(env, 4)[0])
        self.assertAlmostEqual(sum(first[1].values()), 1)
        env.close()

    def test_a_seat_sees_its_own_view(self):
        env = GrimuarEnv("towers", command=COMMAND)
        env.reset(seed=1)
        self.assertEqual(env.agent_selection, "seat_0")
        self.assertNotEqual(env.observe("seat_0"), env.observe("seat_1"))
        with self.assertRaisesRegex(GrimuarError, "refused"):
            env.step({"do": "fly"})
        env.close()

    def test_forms_are_answered_with_moves(self):
        env = GrimuarEnv("sampler", command=COMMAND)
        play(env, 1)
        self.assertEqual(env.agents, [])
        env.close()

    def test_bots_play_the_other_seats(self):
        env = GrimuarEnv("spellbook", seats=3, bots=[None, "policy", "random"], command=COMMAND)
        moves, rewards = play(env, 5)
        self.assertEqual({agent for agent, _ in moves}, {"seat_0"})
        self.assertEqual(set(rewards), {"seat_0"})
        env.close()

    def test_the_large_games_are_played_to_their_end(self):
        for game, bots in (("black-rose", [None, "random"]), ("wonder-book", ["random", None])):
            env = GrimuarEnv(game, bots=bots, command=COMMAND, views=False)
            moves, rewards = play(env, 2)
            seat = f"seat_{bots.index(None)}"
            self.assertEqual({agent for agent, _ in moves}, {seat}, game)
            self.assertEqual(set(rewards), {seat}, game)
            env.close()

    def test_a_mask_says_which_actions_are_legal(self):
        env = GrimuarEnv("towers", command=COMMAND, actions=40)
        env.reset(seed=1)
        _, reward, _, _, info = env.last(observe=False)
        self.assertEqual(info["action_mask"], [1] * len(info["moves"]) + [0] * (40 - len(info["moves"])))
        self.assertEqual(reward, 0)
        env.close()
        few = GrimuarEnv("towers", command=COMMAND, actions=1)
        few.reset(seed=1)
        with self.assertRaisesRegex(GrimuarError, "more than 1 actions"):
            few.last(observe=False)
        few.close()

    def test_the_example_learns_from_results(self):
        env = GrimuarEnv("towers", bots=[None, "random"], command=COMMAND, views=False)
        learner = Learner(seed=1)
        rewards = [play_to_learn(env, learner, seed) for seed in range(6)]
        env.close()
        self.assertTrue(set(rewards) <= {0, 0.5, 1})
        self.assertTrue(any(learner.weights.values()))
        # A choice that won becomes likelier, one that lost less likely.
        info = {"question": {"kind": "pick"}, "moves": [{"do": "left"}, {"do": "right"}]}
        for moves_won in (0, 1):
            one = Learner(seed=2)
            for _ in range(200):
                chosen, change = one.choose(info)
                one.learn([change], 1.0 if chosen == moves_won else 0.0)
            self.assertGreater(sum(one.choose(info)[0] == moves_won for _ in range(100)), 80)

    def test_many_games_share_a_process_and_a_line(self):
        with Process("towers", COMMAND) as process:
            states = process.ask([{"do": "reset", "env": n, "seed": n, "view": False} for n in range(50)])
            self.assertEqual([state["env"] for state in states], list(range(50)))
            states = process.ask([{"do": "act", "env": n, "index": 0, "view": False} for n in range(50)])
            self.assertTrue(all(state["moves"] for state in states))
            self.assertIn("error", process.ask([{"do": "act", "env": 99}])[0])


if __name__ == "__main__":
    unittest.main(argv=["test_grimuar"], verbosity=1)
