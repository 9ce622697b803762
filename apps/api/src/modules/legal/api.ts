export type { CountPeople } from './operate/legal-acts.ts';
