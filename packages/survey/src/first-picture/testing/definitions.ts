/** A title of several lines. */
export const long =
  '这道题的题目写得很长，在手机上一行放不下，所以要折成两行甚至三行才能看完整，电脑上也要两行才行';
/** A single-choice question. */
export const radio = (name: string, more: object = {}) => ({
  type: 'radiogroup',
  name,
  title: `问 ${name}`,
  isRequired: true,
  choices: ['甲', { value: 2, text: long }, '丙', '丁'],
  ...more,
});
/** A question with several choices. */
export const several = (name: string, more: object = {}) => ({ ...radio(name, more), type: 'checkbox' });
/** A questionnaire of one page. */
export const onPage = (...elements: object[]) => ({
  title: '问卷',
  pages: [{ name: 'p', title: '第一页', elements }],
});
