/** The colours of states. Teal and gold are also the product's own colours; the other four are only for states. */
export type Tone = 'blue' | 'green' | 'red' | 'grey' | 'gold' | 'teal';
