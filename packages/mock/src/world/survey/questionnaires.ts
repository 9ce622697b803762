/** A question with one choice, or with a text. */
export interface MockQuestion {
  readonly type: 'radiogroup' | 'comment';
  readonly name: string;
  readonly title: string;
  readonly isRequired: true;
  readonly choices?: readonly string[];
}

/** A question that the member's profile may answer in advance. */
export interface MockPrefill {
  readonly question: string;
  readonly attribute: string;
  /** The choice for each value of the attribute. */
  readonly choices: Readonly<Record<string, string>>;
}

/** A questionnaire of two pages: `screening`, then another one. */
interface MockQuestionnaire {
  readonly title: string;
  readonly pages: readonly {
    readonly name: string;
    readonly title: string;
    readonly elements: readonly MockQuestion[];
  }[];
  /** The answer that screens a respondent out. */
  readonly screenOut: { readonly question: string; readonly answer: string };
  readonly prefill: readonly MockPrefill[];
}

export const SCREENING = 'screening';

const breakfast: MockQuestionnaire = {
  title: '早餐习惯小调查',
  pages: [
    {
      name: SCREENING,
      title: '先认识一下你',
      elements: [
        {
          type: 'radiogroup',
          name: 'frequency',
          title: '你每周吃几次早餐？',
          isRequired: true,
          choices: ['0–2 次', '3–5 次', '每天'],
        },
      ],
    },
    {
      name: 'habits',
      title: '你的早餐',
      elements: [{ type: 'comment', name: 'favourite', title: '你最喜欢的早餐是什么？', isRequired: true }],
    },
  ],
  screenOut: { question: 'frequency', answer: '0–2 次' },
  prefill: [],
};

const family: MockQuestionnaire = {
  title: '周末的家庭早餐',
  pages: [
    {
      name: SCREENING,
      title: '先认识一下你',
      elements: [
        { type: 'radiogroup', name: 'who', title: '你的性别', isRequired: true, choices: ['女', '男'] },
        {
          type: 'radiogroup',
          name: 'kids',
          title: '家里有 12 岁以下的孩子吗？',
          isRequired: true,
          choices: ['有', '没有'],
        },
      ],
    },
    {
      name: 'weekend',
      title: '周末的早餐',
      elements: [{ type: 'comment', name: 'cook', title: '周末的早餐谁来做？', isRequired: true }],
    },
  ],
  screenOut: { question: 'kids', answer: '没有' },
  prefill: [
    { question: 'who', attribute: 'gender', choices: { female: '女', male: '男' } },
    { question: 'kids', attribute: 'children', choices: { 有: '有', 没有: '没有' } },
  ],
};

/** The task whose questionnaire asks what the profile may know, and for the consent to use it. */
export const FAMILY_HASH = 'w6Hp4dN2cZvT';

/** The questionnaire of a task. */
export const questionnaireOf = (hashId: string): MockQuestionnaire =>
  hashId === FAMILY_HASH ? family : breakfast;
