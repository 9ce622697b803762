/** Answers that the server doesn't have. The participation's id follows each of these prefixes. */
export const keptPrefix = 'survey ';
/** What its member handed in while the server couldn't be asked. */
export const finishedPrefix = 'finished ';
/** How handing in ended from a page or worker that doesn't show the questionnaire, until its member has been told. */
export const endPrefix = 'handed-in ';
/** The step that was shown last. */
export const stepPrefix = 'step ';
/** The questionnaire with its confirmed answers. */
export const copyPrefix = 'session ';
/** The chosen files whose uploads have not ended. */
export const filesPrefix = 'files ';
