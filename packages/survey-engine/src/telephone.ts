/** The form of a telephone number in a `tel` question. survey-core doesn't check it. */
export const telephone = /^\+?[\d\s-]{3,20}$/u;
