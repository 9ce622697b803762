/** The token that samples show instead of a real one. */
export const shownToken = 'Bearer YOUR_TOKEN';
