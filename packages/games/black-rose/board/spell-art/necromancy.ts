import nec05 from 'virtual:icon/bleeding-wound'
import nec03 from 'virtual:icon/candle-flame'
import nec04 from 'virtual:icon/candle-skull'
import nec09 from 'virtual:icon/dead-wood'
import nec07 from 'virtual:icon/death-note'
import nec12 from 'virtual:icon/fangs'
import nec11 from 'virtual:icon/fog'
import nec06 from 'virtual:icon/frozen-body'
import nec01 from 'virtual:icon/pelvis-bone'
import nec10 from 'virtual:icon/raise-skeleton'
import nec02 from 'virtual:icon/run'
import nec08 from 'virtual:icon/skeletal-hand'

export const art = {
  NEC01: nec01,
  NEC02: nec02,
  NEC03: nec03,
  NEC04: nec04,
  NEC05: nec05,
  NEC06: nec06,
  NEC07: nec07,
  NEC08: nec08,
  NEC09: nec09,
  NEC10: nec10,
  NEC11: nec11,
  NEC12: nec12,
}
