/** What is told to those who only hear, while they look at something that screen readers do not read. */
class Heard {
  said = $state('')
}

export const heard = new Heard()
