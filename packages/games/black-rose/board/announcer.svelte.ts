/** Speaks to screen readers while something is looked at that they do not read. */
class Announcer {
  said = $state('')
}

export const announcer = new Announcer()
