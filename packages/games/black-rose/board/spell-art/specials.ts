import ner from 'virtual:icon/fire-wave'
import reb from 'virtual:icon/maggot'
import tes from 'virtual:icon/oak'
import jaf from 'virtual:icon/stars-stack'

export const art = {
  'SP-TES': tes,
  'SP-JAF': jaf,
  'SP-REB': reb,
  'SP-NER': ner,
}
