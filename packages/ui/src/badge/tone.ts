/** The colours a state can have; teal and gold belong to the product, the other four to states alone. */
export type Tone = 'blue' | 'green' | 'red' | 'grey' | 'gold' | 'teal';
