/** Switches off that a tap goes on by itself, as a respondent can, so that a test decides when to go on. */
export const withoutAutoNext = (): void => localStorage.setItem('yayan:survey-auto-next', 'off');
