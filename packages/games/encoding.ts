/** Writes the inputs of a network one after another, into a list that is all zero before. */
export class InputWriter {
  private out: Float32Array = new Float32Array(0)
  private next = 0

  /** Begins a new list. */
  begin(out: Float32Array): void {
    this.out = out
    this.next = 0
  }

  /** Goes on at a place of the list. */
  goTo(place: number): void {
    this.next = place
  }

  /** Writes a number; most should lie between -1 and 1. */
  put(value: number): void {
    this.out[this.next++] = value
  }

  /** Writes 1 at one of some places, and nothing if there is no such place. */
  mark(place: number, places: number): void {
    if (place >= 0 && place < places) this.out[this.next + place] = 1
    this.next += places
  }

  /** Adds to one of the next places, without going on. */
  add(place: number, value: number): void {
    this.out[this.next + place] = (this.out[this.next + place] ?? 0) + value
  }

  /** Goes on past some places, which keep what was added to them. */
  skip(places: number): void {
    this.next += places
  }
}
