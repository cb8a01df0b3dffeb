import for01 from 'virtual:icon/death-skull'
import for03 from 'virtual:icon/disintegrate'
import for02 from 'virtual:icon/earth-crack'
import for04 from 'virtual:icon/echo-ripples'
import for09 from 'virtual:icon/imprisoned'
import for07 from 'virtual:icon/interlaced-tentacles'
import for08 from 'virtual:icon/lightning-storm'
import for06 from 'virtual:icon/minotaur'
import for05 from 'virtual:icon/sword-wound'
import for10 from 'virtual:icon/time-bomb'

export const art = {
  FOR01: for01,
  FOR02: for02,
  FOR03: for03,
  FOR04: for04,
  FOR05: for05,
  FOR06: for06,
  FOR07: for07,
  FOR08: for08,
  FOR09: for09,
  FOR10: for10,
}
