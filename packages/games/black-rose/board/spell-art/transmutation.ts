import tra01 from 'virtual:icon/acid-blob'
import tra12 from 'virtual:icon/burning-passion'
import tra10 from 'virtual:icon/claws'
import tra08 from 'virtual:icon/cycle'
import tra05 from 'virtual:icon/dna1'
import tra02 from 'virtual:icon/gooey-daemon'
import tra03 from 'virtual:icon/implosion'
import tra06 from 'virtual:icon/lightning-dissipation'
import tra11 from 'virtual:icon/locked-chest'
import tra07 from 'virtual:icon/poison-bottle'
import tra09 from 'virtual:icon/puppet'
import tra04 from 'virtual:icon/volcano'

export const art = {
  TRA01: tra01,
  TRA02: tra02,
  TRA03: tra03,
  TRA04: tra04,
  TRA05: tra05,
  TRA06: tra06,
  TRA07: tra07,
  TRA08: tra08,
  TRA09: tra09,
  TRA10: tra10,
  TRA11: tra11,
  TRA12: tra12,
}
