import ill10 from 'virtual:icon/backup'
import ill05 from 'virtual:icon/broken-heart'
import ill09 from 'virtual:icon/cape'
import ill12 from 'virtual:icon/conversation'
import ill02 from 'virtual:icon/desert'
import ill03 from 'virtual:icon/double-face-mask'
import ill04 from 'virtual:icon/ghost'
import ill08 from 'virtual:icon/jester-hat'
import ill01 from 'virtual:icon/metal-golem-head'
import ill07 from 'virtual:icon/mirror-mirror'
import ill11 from 'virtual:icon/running-ninja'
import ill06 from 'virtual:icon/two-coins'

export const art = {
  ILL01: ill01,
  ILL02: ill02,
  ILL03: ill03,
  ILL04: ill04,
  ILL05: ill05,
  ILL06: ill06,
  ILL07: ill07,
  ILL08: ill08,
  ILL09: ill09,
  ILL10: ill10,
  ILL11: ill11,
  ILL12: ill12,
}
