/** The steps of a move, and the price of the speed spell by additional steps. +4 is DERIVED, the rest RULEBOOK. */
export const STEPS = 3
export const SPEED_PRICE: readonly number[] = [0, 1, 3, 6, 10]

/** The rearrange spell. RULEBOOK */
export const REARRANGE_PRICE = 1

/** The exchange spell, and what it costs with the fifth rune or net 1A. RULEBOOK */
export const EXCHANGE_PRICE = 4
export const CHEAP_EXCHANGE_PRICE = 3
