/** The window of a phone. */
export const phone = { width: 390, height: 844 };

/** The window of a desktop. */
export const desktop = { width: 1440, height: 900 };
