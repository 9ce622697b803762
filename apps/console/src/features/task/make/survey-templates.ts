/** A questionnaire to start from. Its texts are examples to overwrite. */
export interface SurveyTemplate {
  name: string;
  /** What it is good for. */
  use: string;
  survey: object;
  screenOut: { when: string; reason: string }[];
}

const agree = ['很不同意', '不太同意', '一般', '比较同意', '非常同意'].map((text, at) => ({
  value: at + 1,
  text,
}));
const other = { showOtherItem: true, otherText: '其他（请写明）' };

/** The templates of a new questionnaire. Each of them is a whole one that could be published. */
export const surveyTemplates: readonly SurveyTemplate[] = [
  {
    name: '满意度',
    use: '用过的人有多满意、会不会推荐、为什么',
    survey: {
      pages: [
        {
          name: 'used',
          title: '使用情况',
          elements: [
            {
              type: 'radiogroup',
              name: 'lastUse',
              title: '你最近一次用它是什么时候？',
              isRequired: true,
              choices: [
                { value: 'week', text: '最近一周' },
                { value: 'month', text: '一个月以内' },
                { value: 'earlier', text: '更早' },
                { value: 'never', text: '没用过' },
              ],
            },
          ],
        },
        {
          name: 'satisfaction',
          title: '满意度',
          elements: [
            {
              type: 'rating',
              name: 'overall',
              title: '总的来说，你有多满意？',
              isRequired: true,
              rateMin: 1,
              rateMax: 5,
              minRateDescription: '很不满意',
              maxRateDescription: '非常满意',
            },
            {
              type: 'rating',
              name: 'recommend',
              title: '你有多愿意把它推荐给朋友？',
              isRequired: true,
              rateMin: 0,
              rateMax: 10,
              minRateDescription: '完全不愿意',
              maxRateDescription: '非常愿意',
            },
            {
              type: 'matrix',
              name: 'parts',
              title: '下面这些说法，你同意吗？',
              isRequired: true,
              eachRowRequired: true,
              columns: agree,
              rows: [
                { value: 'quality', text: '质量好' },
                { value: 'price', text: '价格值得' },
                { value: 'service', text: '服务周到' },
              ],
            },
            { type: 'comment', name: 'why', title: '最满意和最不满意的是什么？', maxLength: 500 },
          ],
        },
      ],
    },
    screenOut: [{ when: "{lastUse} = 'never'", reason: '没用过' }],
  },
  {
    name: '产品概念测试',
    use: '新产品的想法：看懂了吗、喜欢吗、会买吗',
    survey: {
      pages: [
        {
          name: 'category',
          title: '购买习惯',
          elements: [
            {
              type: 'checkbox',
              name: 'bought',
              title: '最近三个月，你买过哪些？',
              isRequired: true,
              choices: [
                { value: 'ours', text: '（要测试的品类）' },
                { value: 'near', text: '（相近的品类）' },
              ],
              ...other,
              showNoneItem: true,
              noneText: '都没买过',
            },
          ],
        },
        {
          name: 'concept',
          title: '看一个新产品',
          elements: [
            {
              type: 'radiogroup',
              name: 'understood',
              title: '（用三句话写产品：给谁、解决什么、和别的有什么不同。）看完这段话，你觉得好懂吗？',
              isRequired: true,
              choices: [
                { value: 'clear', text: '一看就懂' },
                { value: 'partly', text: '有的地方不明白' },
                { value: 'unclear', text: '看不懂' },
              ],
            },
            {
              type: 'comment',
              name: 'confusing',
              title: '哪里不明白？',
              visibleIf: "{understood} <> 'clear'",
              maxLength: 300,
            },
            {
              type: 'matrix',
              name: 'views',
              title: '对这个产品，你同意下面的说法吗？',
              isRequired: true,
              eachRowRequired: true,
              columns: agree,
              rows: [
                { value: 'need', text: '我需要它' },
                { value: 'new', text: '和别的产品不一样' },
                { value: 'trust', text: '说的可信' },
              ],
            },
            {
              type: 'radiogroup',
              name: 'buy',
              title: '如果价格合适，你会买吗？',
              isRequired: true,
              choices: [
                { value: 5, text: '一定会' },
                { value: 4, text: '可能会' },
                { value: 3, text: '说不准' },
                { value: 2, text: '可能不会' },
                { value: 1, text: '一定不会' },
              ],
            },
            { type: 'comment', name: 'reason', title: '为什么？', maxLength: 500 },
          ],
        },
      ],
    },
    screenOut: [{ when: "{bought} contains 'none'", reason: '不买这个品类' }],
  },
  {
    name: '筛选',
    use: '先找到合适的人，为访谈或下一次调查',
    survey: {
      pages: [
        {
          name: 'who',
          title: '几道小题',
          elements: [
            {
              type: 'radiogroup',
              name: 'age',
              title: '你的年龄是？',
              isRequired: true,
              choices: [
                { value: 'under18', text: '18 岁以下' },
                { value: '18-29', text: '18～29 岁' },
                { value: '30-44', text: '30～44 岁' },
                { value: '45', text: '45 岁以上' },
              ],
            },
            {
              type: 'checkbox',
              name: 'trade',
              title: '你或家人在下面这些行业工作吗？',
              isRequired: true,
              choices: [
                { value: 'research', text: '市场调查' },
                { value: 'advertising', text: '广告' },
                { value: 'media', text: '新闻媒体' },
              ],
              showNoneItem: true,
              noneText: '都不是',
            },
          ],
        },
        {
          name: 'habits',
          title: '使用习惯',
          elements: [
            {
              type: 'dropdown',
              name: 'often',
              title: '你多久用一次（要调查的产品）？',
              isRequired: true,
              choices: [
                { value: 'daily', text: '每天' },
                { value: 'weekly', text: '每周' },
                { value: 'rarely', text: '更少' },
              ],
            },
            {
              type: 'boolean',
              name: 'interview',
              title: '以后有访谈，愿意收到邀请吗？',
              labelTrue: '愿意',
              labelFalse: '不愿意',
              isRequired: true,
            },
          ],
        },
      ],
    },
    screenOut: [
      { when: "{age} = 'under18'", reason: '未满 18 岁' },
      { when: "{trade} contains 'research' or {trade} contains 'advertising'", reason: '同行' },
    ],
  },
];
