export interface StateWords {
  name: string;
  /** What it means for the person. */
  text: string;
}
