/** How people reach the company. */
export interface Contact {
  mail: string;
  phone: string;
  /** When the phone is answered: 「工作日 9:00–18:00」. */
  hours: string;
}
