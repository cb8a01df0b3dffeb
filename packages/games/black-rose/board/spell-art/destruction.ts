import des07 from 'virtual:icon/big-wave'
import des12 from 'virtual:icon/branch-arrow'
import des11 from 'virtual:icon/explosion-rays'
import des04 from 'virtual:icon/fire-dash'
import des05 from 'virtual:icon/fire-ring'
import des06 from 'virtual:icon/ice-bolt'
import des02 from 'virtual:icon/lightning-branches'
import des08 from 'virtual:icon/meteor-impact'
import des01 from 'virtual:icon/shouting'
import des03 from 'virtual:icon/small-fire'
import des10 from 'virtual:icon/spiked-armor'
import des09 from 'virtual:icon/tornado'

export const art = {
  DES01: des01,
  DES02: des02,
  DES03: des03,
  DES04: des04,
  DES05: des05,
  DES06: des06,
  DES07: des07,
  DES08: des08,
  DES09: des09,
  DES10: des10,
  DES11: des11,
  DES12: des12,
}
