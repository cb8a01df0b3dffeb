// Loaded separately, when the first face is drawn.
import bearHead from 'virtual:icon/bear-head'
import cat from 'virtual:icon/cat'
import crystalBall from 'virtual:icon/crystal-ball'
import deerHead from 'virtual:icon/deer-head'
import dragonHead from 'virtual:icon/dragon-head'
import dwarfFace from 'virtual:icon/dwarf-face'
import foxHead from 'virtual:icon/fox-head'
import frog from 'virtual:icon/frog'
import ghost from 'virtual:icon/ghost'
import hedgehog from 'virtual:icon/hedgehog'
import oak from 'virtual:icon/oak'
import owl from 'virtual:icon/owl'
import pirateCaptain from 'virtual:icon/pirate-captain'
import rabbit from 'virtual:icon/rabbit'
import raven from 'virtual:icon/raven'
import snail from 'virtual:icon/snail'
import sun from 'virtual:icon/sun'
import tigerHead from 'virtual:icon/tiger-head'
import unicorn from 'virtual:icon/unicorn'
import visoredHelm from 'virtual:icon/visored-helm'
import witchFace from 'virtual:icon/witch-face'
import wizardFace from 'virtual:icon/wizard-face'
import wolfHead from 'virtual:icon/wolf-head'
import womanElfFace from 'virtual:icon/woman-elf-face'

/** The faces that people can choose, by the names of their drawings in game-icons. */
export const FACES: { readonly [name: string]: string } = {
  'wizard-face': wizardFace,
  'visored-helm': visoredHelm,
  owl,
  'fox-head': foxHead,
  'dragon-head': dragonHead,
  unicorn,
  raven,
  cat,
  frog,
  'wolf-head': wolfHead,
  'bear-head': bearHead,
  'deer-head': deerHead,
  'witch-face': witchFace,
  'dwarf-face': dwarfFace,
  'woman-elf-face': womanElfFace,
  'pirate-captain': pirateCaptain,
  ghost,
  rabbit,
  hedgehog,
  'tiger-head': tigerHead,
  snail,
  'crystal-ball': crystalBall,
  sun,
  oak,
}
