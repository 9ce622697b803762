/** The colours of states. Teal and gold are also the product's own; the other four mark states only. */
export type Tone = 'blue' | 'green' | 'red' | 'grey' | 'gold' | 'teal';
