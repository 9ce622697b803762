/** The category that contains all of help (rule 7.4). */
export const HELP_CATEGORY_ID = 21;
