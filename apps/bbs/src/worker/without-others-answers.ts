const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A topic without the first answers of others, which its first call also returns; other data as they are (rule 10.36). */
export const withoutOthersAnswers = (data: unknown): unknown =>
  isObject(data) && Array.isArray(data['sections'])
    ? {
        ...data,
        sections: data['sections'].map((section: unknown) =>
          isObject(section) && 'answers' in section ? { ...section, answers: null } : section,
        ),
      }
    : data;
