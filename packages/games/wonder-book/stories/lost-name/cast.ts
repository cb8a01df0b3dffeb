import type { Cast } from '../../story/story.ts'

export const cast: Cast = {
  passwords: [
    'FRIEND',
    'POCKET',
    'MERCY',
    'BRAVE',
    'LANTERN',
    'GLOW',
    'OR',
    'QUILL',
    'DEBT',
    'ME',
    'BLOT',
    'INK',
    'DEAL',
    'REVOLT',
    'TRUTH',
    'SECRET',
    'TICKA',
    'LIN',
    'HOUR',
  ],
  heroes: {
    silna: {
      t: 't',
      colour: 'red',
      hearts: 6,
      who: 'who',
      attack: { t: 'attack.t', text: 'attack.text', dice: 2, range: 'own', mode: 'spread' },
      skill: { id: 'baton', t: 'skill.t', text: 'skill.text', cost: { sparks: 1 }, do: 0 },
    },
    byczek: {
      t: 't',
      colour: 'blue',
      hearts: 6,
      who: 'who',
      attack: { t: 'attack.t', text: 'attack.text', dice: 3, range: 'own', mode: 'focus', on_hit: 0 },
      skill: { id: 'charge', t: 'skill.t', text: 'skill.text', cost: { sparks: 1 }, do: 1 },
    },
    laser: {
      t: 't',
      colour: 'green',
      hearts: 5,
      who: 'who',
      attack: { t: 'attack.t', text: 'attack.text', dice: 3, range: 'near', mode: 'focus' },
      skill: { id: 'spray', t: 'skill.t', text: 'skill.text', cost: { sparks: 1 }, do: 0 },
    },
    slodka: {
      t: 't',
      colour: 'yellow',
      hearts: 5,
      who: 'who',
      attack: { t: 'attack.t', text: 'attack.text', dice: 2, range: 'near', mode: 'single', on_hit: 0 },
      skill: { id: 'treat', t: 'skill.t', text: 'skill.text', cost: { sparks: 1 }, do: 1 },
    },
  },
  upgrades: {
    '1': {
      silna: [
        { id: 's1a', t: 't', text: 'text', mods: { attack_dice: 1 } },
        { id: 's1b', t: 't', text: 'text', mods: { guard: 1 } },
      ],
      byczek: [
        { id: 'b1a', t: 't', text: 'text', mods: { attack_range: 'near' } },
        { id: 'b1b', t: 't', text: 'text', mods: { max_hearts: 2 } },
      ],
      laser: [
        { id: 'l1a', t: 't', text: 'text', mods: { free_reroll: true } },
        { id: 'l1b', t: 't', text: 'text', mods: { collect_all: true } },
      ],
      slodka: [
        { id: 'k1a', t: 't', text: 'text', mods: { attack_mode: 'focus' } },
        { id: 'k1b', t: 't', text: 'text', mods: { skill_hearts: 1 } },
      ],
    },
    '2': {
      silna: [
        { id: 's2a', t: 't', text: 'text', mods: { free_moves: 1 } },
        { id: 's2b', t: 't', text: 'text', cost: { sparks: 1 }, do: 0 },
      ],
      byczek: [
        { id: 'b2a', t: 't', text: 'text', mods: { charge: { moved: 2, dice: 1 } } },
        { id: 'b2b', t: 't', text: 'text', mods: { free_moves: 1 } },
      ],
      laser: [
        { id: 'l2a', t: 't', text: 'text', mods: { attack_range: 2 } },
        { id: 'l2b', t: 't', text: 'text', cost: { sparks: 1 }, do: 0 },
      ],
      slodka: [
        { id: 'k2a', t: 't', text: 'text', mods: { turn_start: 0 } },
        { id: 'k2b', t: 't', text: 'text', mods: { free_scrap: true } },
      ],
    },
    '3': {
      silna: [
        { id: 's3a', t: 't', text: 'text', mods: { on_defeat: 0 } },
        { id: 's3b', t: 't', text: 'text', cost: { sparks: 1 }, do: 0 },
      ],
      byczek: [
        { id: 'b3a', t: 't', text: 'text', cost: { sparks: 1 }, do: 0 },
        { id: 'b3b', t: 't', text: 'text', cost: { sparks: 1 }, do: 0 },
      ],
      laser: [
        { id: 'l3a', t: 't', text: 'text', mods: { attack_dice: 1 } },
        { id: 'l3b', t: 't', text: 'text', cost: { sparks: 1 }, do: 0 },
      ],
      slodka: [
        { id: 'k3a', t: 't', text: 'text', cost: { sparks: 1 }, do: 0 },
        { id: 'k3b', t: 't', text: 'text', cost: { sparks: 1 }, do: 0 },
      ],
    },
    '4': {
      silna: [
        { id: 's4a', t: 't', text: 'text', mods: { attack_mode: 'free' } },
        { id: 's4b', t: 't', text: 'text', mods: { max_hearts: 2 } },
      ],
      byczek: [
        { id: 'b4a', t: 't', text: 'text', mods: { on_defeat: 0 } },
        { id: 'b4b', t: 't', text: 'text', mods: { guard: 1 } },
      ],
      laser: [
        { id: 'l4a', t: 't', text: 'text', mods: { skill_targets: 'all' } },
        { id: 'l4b', t: 't', text: 'text', mods: { guard: 1 } },
      ],
      slodka: [
        { id: 'k4a', t: 't', text: 'text', mods: { second_wind: true } },
        { id: 'k4b', t: 't', text: 'text', mods: { attack_dice: 1 } },
      ],
    },
  },
  scraps: [
    { id: 'sc01', t: 't', text: 'text', do: 0 },
    { id: 'sc02', t: 't', text: 'text', do: 0 },
    { id: 'sc03', t: 't', text: 'text', do: 0 },
    { id: 'sc04', t: 't', text: 'text', do: 0 },
    { id: 'sc05', t: 't', text: 'text', do: 0 },
    { id: 'sc06', t: 't', text: 'text', do: 0 },
    { id: 'sc07', t: 't', text: 'text', free: true, do: 0 },
    { id: 'sc08', t: 't', text: 'text', free: true, do: 0 },
    { id: 'sc09', t: 't', text: 'text', do: 0 },
    { id: 'sc10', t: 't', text: 'text', free: true, do: 0 },
    { id: 'sc11', t: 't', text: 'text', do: 0 },
    { id: 'sc12', t: 't', text: 'text', do: 0 },
    { id: 'sc13', t: 't', text: 'text', free: true, do: 0 },
    { id: 'sc14', t: 't', text: 'text', do: 0 },
    { id: 'sc15', t: 't', text: 'text', reaction: 'roll', do: 0 },
    { id: 'sc16', t: 't', text: 'text', do: 0 },
  ],
  wyrmCards: {
    W1: { t: 't', spawn: 1, spawn_silver: 1, act: 2 },
    W2: { t: 't', spawn: 2, spawn_silver: 1, act: 1 },
    W3: { t: 't', spawn: 1, spawn_silver: 1, act: 2 },
    W4: { t: 't', spawn: 1, act: 1, act_silver: 1, again: true },
    W5: { t: 't', spawn: 2, spawn_silver: 1, act: 0, special: 0, text: 'text' },
    W6: { t: 't', spawn: 1, spawn_silver: 1, act: 1, act_silver: 1, special: 0, text: 'text' },
    P1: { t: 't', purple: true, spawn: 2, act: 2 },
    P2: { t: 't', purple: true, spawn: 1, spawn_silver: 1, act: 2, special: 0, text: 'text' },
    P3: { t: 't', purple: true, spawn: 2, act: 2 },
    P4: { t: 't', purple: true, spawn: 1, spawn_silver: 1, act: 2, recover_first: true, text: 'text' },
    P5: { t: 't', purple: true, spawn: 2, act: 1, again: true },
    P6: { t: 't', purple: true, spawn: 2, act: 2, special: 0, text: 'text' },
    P7: { t: 't', purple: true, spawn: 2, spawn_silver: 1, act: 1, special: 0, text: 'text' },
    P8: { t: 't', purple: true, spawn: 2, act: 3 },
  },
  wyrmDeck: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'],
  artefacts: [
    { id: 'ar1', t: 't', text: 'text', mods: { max_hearts: 1 } },
    { id: 'ar2', t: 't', text: 'text', actions: [{ id: 'compass', t: 'actions.0.t', free: true, per_turn: 1, do: 0 }] },
    { id: 'ar3', t: 't', text: 'text', actions: [{ id: 'sunglass', t: 'actions.0.t', cost: { sparks: 1 }, do: 0 }] },
    {
      id: 'ar4',
      t: 't',
      text: 'text',
      actions: [{ id: 'drop', t: 'actions.0.t', cost: { sparks: 1 }, free: true, per_turn: 1, do: 0 }],
    },
    { id: 'ar5', t: 't', text: 'text', actions: [{ id: 'horn', t: 'actions.0.t', cost: { sparks: 1 }, do: 0 }] },
  ],
  bosses: {
    muncher: {
      t: 't',
      hearts: [15, 19, 26],
      text: 'text',
      table: {
        '0': { t: 'table.0.t', text: 'table.0.text', do: 0 },
        '1': { t: 'table.1.t', text: 'table.1.text', do: 1 },
        '2': { t: 'table.2.t', text: 'table.2.text', do: 2 },
      },
    },
    blot: {
      t: 't',
      hearts: [14, 17, 26],
      text: 'text',
      table: {
        '0': { t: 'table.0.t', text: 'table.0.text', do: 0 },
        '1': { t: 'table.1.t', text: 'table.1.text', do: 1 },
        '2': { t: 'table.2.t', text: 'table.2.text', do: 2 },
      },
    },
    snip: {
      t: 't',
      hearts: [23, 28, 38],
      text: 'text',
      table: {
        '0': { t: 'table.0.t', text: 'table.0.text', do: 0 },
        '1': { t: 'table.1.t', text: 'table.1.text', do: 1 },
        '2': { t: 'table.2.t', text: 'table.2.text', do: 2 },
      },
    },
    warden: {
      t: 't',
      hearts: [22, 24, 32],
      text: 'text',
      table: {
        '0': { t: 'table.0.t', text: 'table.0.text', do: 0 },
        '1': { t: 'table.1.t', text: 'table.1.text', do: 1 },
        '2': { t: 'table.2.t', text: 'table.2.text', do: 2 },
      },
    },
    nameless: {
      t: 't',
      hearts: [36, 40, 52],
      text: 'text',
      table: {
        '0': { t: 'table.0.t', text: 'table.0.text', do: 0 },
        '1': { t: 'table.1.t', text: 'table.1.text', do: 1 },
        '2': { t: 'table.2.t', text: 'table.2.text', do: 2 },
      },
    },
  },
  allies: {
    dot: { t: 't', hearts: 3, target: true, text: 'text', down: 0 },
    dogear: { t: 't', hearts: [4, 5, 6], target: true, text: 'text', down: 0 },
    ticka: { t: 't', hearts: 3, target: true, text: 'text', down: 0 },
    kite: { t: 't', hearts: 1, target: false, text: 'text', down: 0 },
  },
  scripts: {
    'hero silna': [
      [
        { verb: 'swap', of: true },
        { verb: 'extra_action', of: { who: 'actor', n: 1 } },
      ],
    ],
    'hero byczek': [
      [{ verb: 'push', of: { targets: 1, range: 'own', steps: 1 } }],
      [
        { verb: 'step', of: { who: 'actor', n: 2 } },
        { verb: 'hero_attack', of: true },
      ],
    ],
    'hero laser': [[{ verb: 'hit', of: { dmg: 1, targets: 3, range: 'near', together: true } }]],
    'hero slodka': [[{ verb: 'gain', of: { who: 'one', hearts: 1 } }], [{ verb: 'gain', of: { who: 'one', hearts: 2 } }]],
    'skill s2b': [[{ verb: 'hit', of: { dmg: 1, targets: 'all', range: 'own', together: true } }]],
    'skill l2b': [[{ verb: 'push', of: { targets: 3, range: 'near', steps: 1 } }]],
    'skill k2a': [[{ verb: 'gain', of: { who: { near: '@actor' }, hearts: 1, pick: 1 } }]],
    'skill s3a': [[{ verb: 'step', of: { who: 'actor', n: 1 } }]],
    'skill s3b': [[{ verb: 'extra_action', of: { who: 'other', n: 1 } }]],
    'skill b3a': [[{ verb: 'hit', of: { dmg: 2, targets: 1, range: 'own' } }]],
    'skill b3b': [[{ verb: 'push', of: { targets: 8, range: 'own', steps: 1 } }]],
    'skill l3b': [[{ verb: 'step', of: { who: 'one', n: 3 } }]],
    'skill k3a': [[{ verb: 'gain', of: { who: { near: '@actor' }, hearts: 1 } }]],
    'skill k3b': [[{ verb: 'extra_action', of: { who: 'other', n: 1 } }]],
    'skill b4a': [[{ verb: 'extra_action', of: { who: 'actor', n: 1 } }]],
    'scrap sc01': [[{ verb: 'gain', of: { who: { near: '@actor' }, hearts: 2, pick: 1 } }]],
    'scrap sc02': [[{ verb: 'gain', of: { who: { near: '@actor' }, hearts: 2, pick: 1 } }]],
    'scrap sc03': [[{ verb: 'gain', of: { who: 'actor', hearts: 3 } }]],
    'scrap sc04': [[{ verb: 'hit', of: { dmg: 1, targets: 3, range: 'near', together: true } }]],
    'scrap sc05': [[{ verb: 'hit', of: { dmg: 1, targets: 3, range: 'near', together: true } }]],
    'scrap sc06': [[{ verb: 'hit', of: { dmg: 2, targets: 1, range: 2 } }]],
    'scrap sc07': [[{ verb: 'step', of: { who: 'actor', n: 2 } }]],
    'scrap sc08': [[{ verb: 'step', of: { who: 'actor', n: 2 } }]],
    'scrap sc09': [[{ verb: 'gain', of: { who: 'actor', sparks: 2 } }]],
    'scrap sc10': [[{ verb: 'gain', of: { who: 'one', sparks: 1 } }]],
    'scrap sc11': [[{ verb: 'push', of: { targets: 3, range: 'near', steps: 1 } }]],
    'scrap sc12': [[{ verb: 'hit', of: { dmg: 1, targets: 2, range: 'near' } }]],
    'scrap sc13': [[{ verb: 'swap', of: true }]],
    'scrap sc14': [[{ verb: 'extra_action', of: { who: 'other', n: 1 } }]],
    'scrap sc15': [[]],
    'scrap sc16': [
      [
        { verb: 'gain', of: { who: { in: '@actor' }, hearts: 1 } },
        { verb: 'gain', of: { who: 'actor', hearts: 1 } },
      ],
    ],
    'wyrm W5': [[{ verb: 'explode', of: { min: 3, in: 2, near: 1 } }]],
    'wyrm W6': [[{ verb: 'lose', of: { who: 'with_wyrm', sparks: 1 } }]],
    'wyrm P2': [[{ verb: 'advance', of: true }]],
    'wyrm P6': [[{ verb: 'damage', of: { who: 'aura', n: 1 } }]],
    'wyrm P7': [[{ verb: 'explode', of: { min: 3, in: 2, near: 1 } }]],
    'artefact ar2': [[{ verb: 'step', of: { who: 'actor', n: 1 } }]],
    'artefact ar3': [[{ verb: 'hit', of: { dmg: 2, targets: 1, range: 'near' } }]],
    'artefact ar4': [[{ verb: 'gain', of: { who: { near: '@actor' }, hearts: 1, pick: 1 } }]],
    'artefact ar5': [[{ verb: 'extra_action', of: { who: 'other', n: 1 } }]],
    'boss muncher': [
      [
        { verb: 'unit_heal', of: { id: 'muncher', n: 1 } },
        { verb: 'wyrms', of: { '@muncher': 1 } },
      ],
      [
        { verb: 'boss_step', of: { id: 'muncher', n: 1 } },
        { verb: 'damage', of: { who: { in: '@muncher' }, n: 2 } },
      ],
      [{ verb: 'damage', of: { who: { near: '@muncher' }, n: 1 } }],
    ],
    'boss blot': [
      [{ verb: 'wyrms', of: { '@blot': 1 } }],
      [
        { verb: 'boss_step', of: { id: 'blot', n: 1 } },
        { verb: 'damage', of: { who: { in: '@blot' }, n: 1 } },
      ],
      [
        { verb: 'damage', of: { who: { near: '@blot' }, n: 1 } },
        { verb: 'lose', of: { who: { near: '@blot' }, sparks: 1 } },
      ],
    ],
    'boss snip': [
      [{ verb: 'boss_step', of: { id: 'snip', n: 2 } }],
      [
        { verb: 'boss_step', of: { id: 'snip', n: 1 } },
        { verb: 'damage', of: { who: { in: '@snip' }, n: 2 } },
      ],
      [
        { verb: 'damage', of: { who: { near: '@snip' }, n: 1 } },
        { verb: 'wyrms', of: { '@snip': 1 } },
      ],
    ],
    'boss warden': [
      [
        { verb: 'unit_heal', of: { id: 'warden', n: 1 } },
        { verb: 'boss_step', of: { id: 'warden', n: 1 } },
      ],
      [
        { verb: 'boss_step', of: { id: 'warden', n: 2 } },
        { verb: 'damage', of: { who: { in: '@warden' }, n: 1 } },
      ],
      [
        { verb: 'damage', of: { who: { near: '@warden' }, n: 1 } },
        { verb: 'activate', of: 1 },
      ],
    ],
    'boss nameless': [
      [
        { verb: 'boss_step', of: { id: 'nameless', n: 1 } },
        { verb: 'damage', of: { who: { in: '@nameless' }, n: 1 } },
      ],
      [
        { verb: 'boss_step', of: { id: 'nameless', n: 1 } },
        { verb: 'damage', of: { who: { in: '@nameless' }, n: 2 } },
      ],
      [
        { verb: 'damage', of: { who: 'all', n: 1 } },
        { verb: 'spawn', of: 1 },
      ],
    ],
    'ally dot': [
      [
        { verb: 'fate', of: -1 },
        { verb: 'unit_heal', of: { id: 'dot', n: 3 } },
      ],
    ],
    'ally dogear': [
      [
        { verb: 'fate', of: -1 },
        { verb: 'unit_heal', of: { id: 'dogear', n: 9 } },
      ],
    ],
    'ally ticka': [[{ verb: 'unit_gone', of: 'ticka' }]],
    'ally kite': [[]],
  },
}
