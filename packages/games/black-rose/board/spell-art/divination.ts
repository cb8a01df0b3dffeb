import div06 from 'virtual:icon/bleeding-eye'
import div02 from 'virtual:icon/eye-target'
import div08 from 'virtual:icon/hourglass'
import div01 from 'virtual:icon/magic-trident'
import div03 from 'virtual:icon/oak-leaf'
import div09 from 'virtual:icon/open-book'
import div05 from 'virtual:icon/scroll-unfurled'
import div12 from 'virtual:icon/snowflake-2'
import div10 from 'virtual:icon/sprout'
import div11 from 'virtual:icon/sun'
import div07 from 'virtual:icon/tear-tracks'
import div04 from 'virtual:icon/time-trap'

export const art = {
  DIV01: div01,
  DIV02: div02,
  DIV03: div03,
  DIV04: div04,
  DIV05: div05,
  DIV06: div06,
  DIV07: div07,
  DIV08: div08,
  DIV09: div09,
  DIV10: div10,
  DIV11: div11,
  DIV12: div12,
}
