"""Grimuar's games as multi-agent environments, for programs that learn to play.

One file, the standard library only. The interface is the one of common turn-based multi-agent environments (agents act one
after another; `last`, `step`, `agent_iter`), so that code written for those needs few changes:

    from grimuar import GrimuarEnv

    env = GrimuarEnv("towers", seats=2, command=["npx", "grimuar"])
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination else random.randrange(len(info["moves"])))
    print(env.rewards)
    env.close()

An action is the index of a legal move (`info["moves"]`), or a move itself: that is how forms (`info["form"]`) are answered.
docs/environment.md describes the process behind it. `Process` speaks to it directly, for many games at once.
"""

import json
import subprocess

__all__ = ["GrimuarEnv", "GrimuarError", "Process"]


class GrimuarError(Exception):
    """A request was refused: a move is illegal, an option is unknown."""


class Process:
    """One `grimuar env GAME` process, which plays any number of games."""

    def __init__(self, game, command=("npx", "grimuar"), cwd=None):
        self._process = subprocess.Popen(
            [*command, "env", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=cwd, text=True, encoding="utf-8"
        )

    def ask(self, request):
        """Sends a request, or a list of requests that are carried out in order, and returns what is answered."""
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise GrimuarError(f"the process ended with code {self._process.wait()}")
        answer = json.loads(line)
        if isinstance(answer, dict) and "error" in answer:
            raise GrimuarError(answer["error"])
        return answer

    def close(self):
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class GrimuarEnv:
    """One game. Several of them may share a process: give them the same `process` and different numbers.

    Without `views` the process sends a view only when `observe` asks for it, which is several times as quick. With a number of
    `actions`, `infos` holds an `action_mask` of that length: 1 for each index that is a legal move.
    """

    def __init__(
        self, game, seats=2, options=None, bots=None, command=("npx", "grimuar"), cwd=None, process=None, number=0, views=True, actions=0
    ):
        self._own = process is None
        self.process = process or Process(game, command, cwd)
        self.number = number
        self.possible_agents = [f"seat_{seat}" for seat in range(seats) if not (bots and seat < len(bots) and bots[seat])]
        self.metadata = {"name": game, "is_parallelizable": False}
        self._views = {} if views else {"view": False}
        self._actions = actions
        self._begin = {**self._views, "do": "reset", "env": number, "seats": seats, "options": options or {}, "bots": bots or []}
        self._state = None
        self.agents = []

    def reset(self, seed=None, options=None):
        """Begins a new game; the same seed and the same moves always give the same game."""
        request = dict(self._begin, seed=0 if seed is None else int(seed))
        if options is not None:
            request["options"] = options
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self._take(self.process.ask(request))

    @property
    def infos(self):
        """By agent: the legal moves or the form of the one that decides, the question it answers, and the result at the end."""
        known = {key: self._state[key] for key in ("moves", "form", "question", "result") if key in self._state}
        if self._actions:
            moves = len(known.get("moves", ()))
            if moves > self._actions:
                raise GrimuarError(f"there are {moves} legal moves, more than {self._actions} actions")
            known["action_mask"] = [1] * moves + [0] * (self._actions - moves)
        return {agent: known if agent == self.agent_selection else {"moves": []} for agent in self.agents}

    def observe(self, agent):
        """The view of an agent, as its player would see the table."""
        if agent == self.agent_selection and "view" in self._state:
            return self._state["view"]
        return self.process.ask({"do": "observe", "env": self.number, "seat": seat_of(agent)})["view"]

    def last(self, observe=True):
        agent = self.agent_selection
        observation = self.observe(agent) if observe else None
        return observation, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action):
        """Makes a move of the agent that decides. After the end, `None` takes it off the list of agents."""
        if self.terminations[self.agent_selection]:
            if action is not None:
                raise GrimuarError("the game is over: step(None)")
            self.agents.remove(self.agent_selection)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        chosen = {"index": action} if isinstance(action, int) and not isinstance(action, bool) else {"move": action}
        seat = seat_of(self.agent_selection)
        self._take(self.process.ask({"do": "act", "env": self.number, "seat": seat, **chosen, **self._views}))

    def sample(self, seed):
        """A legal move by chance, also where a form is to be filled in."""
        return self.process.ask({"do": "sample", "env": self.number, "seed": int(seed)})["move"]

    def agent_iter(self, max_iter=2**63):
        """The agent that decides, again and again until all are done."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def close(self):
        self.process.ask({"do": "close", "env": self.number})
        if self._own:
            self.process.close()

    def _take(self, state):
        self._state = state
        if state["over"]:
            for agent in self.agents:
                self.rewards[agent] = float(state["rewards"][seat_of(agent)])
                self._cumulative_rewards[agent] += self.rewards[agent]
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = f"seat_{state['seat']}"


def seat_of(agent):
    return int(agent.rpartition("_")[2])
