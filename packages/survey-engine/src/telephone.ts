/** A telephone number as a `tel` question takes it. survey-core doesn't check it. */
export const telephone = /^\+?[\d\s-]{3,20}$/u;
