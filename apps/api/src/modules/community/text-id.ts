/** The id of a course or a star article, which is part of its address. */
export const TEXT_ID = /^[0-9A-Za-z]{8,24}$/u;
