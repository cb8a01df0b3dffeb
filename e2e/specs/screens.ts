/** A screen the table is looked at on. */
export interface Screen {
  readonly size: string
  readonly width: number
  readonly height: number
  /** Touched rather than clicked. */
  readonly finger: boolean
}

const screen = (width: number, height: number, finger = false): Screen => ({ size: `${width}x${height}`, width, height, finger })

/** Phones and tablets, upright and on their side, then desks. */
export const SCREENS: readonly Screen[] = [
  screen(360, 640, true),
  screen(390, 844, true),
  screen(412, 915, true),
  screen(640, 360, true),
  screen(844, 390, true),
  screen(768, 1024, true),
  screen(1024, 768, true),
  screen(820, 1180, true),
  screen(1180, 820, true),
  screen(1100, 700),
  screen(1280, 720),
  screen(1366, 768),
  screen(1920, 1080),
  screen(2560, 1080),
]
