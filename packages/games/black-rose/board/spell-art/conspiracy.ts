import con02 from 'virtual:icon/blood'
import con03 from 'virtual:icon/bone-knife'
import con06 from 'virtual:icon/coinflip'
import con05 from 'virtual:icon/hand'
import con08 from 'virtual:icon/magic-portal'
import con11 from 'virtual:icon/rune-stone'
import con01 from 'virtual:icon/spinning-blades'
import con07 from 'virtual:icon/swipe-card'
import con10 from 'virtual:icon/tarot-09-the-hermit'
import con09 from 'virtual:icon/third-eye'
import con12 from 'virtual:icon/whirlwind'
import con04 from 'virtual:icon/wind-hole'

export const art = {
  CON01: con01,
  CON02: con02,
  CON03: con03,
  CON04: con04,
  CON05: con05,
  CON06: con06,
  CON07: con07,
  CON08: con08,
  CON09: con09,
  CON10: con10,
  CON11: con11,
  CON12: con12,
}
