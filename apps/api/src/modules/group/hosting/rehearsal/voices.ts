/** How a scripted respondent takes part. */
type Manner = 'full' | 'thin' | 'contrary' | 'leaver' | 'silent';

/** A scripted respondent. */
interface Voice {
  nickname: string;
  avatar: string;
  manner: Manner;
  attributes: readonly { key: string; label: string; value: string }[];
}

const shared = (city: string, age: string, gender: string): Voice['attributes'] => [
  { key: 'city', label: '城市', value: city },
  { key: 'age', label: '年龄', value: age },
  { key: 'gender', label: '性别', value: gender },
];

/** The scripted respondents of every rehearsal. Their names say so, so that nobody takes them for real people. */
export const voices: readonly Voice[] = [
  {
    nickname: '小满（示例）',
    avatar: 'preset-01',
    manner: 'full',
    attributes: shared('成都', '25–29 岁', '女'),
  },
  {
    nickname: '阿木（示例）',
    avatar: 'preset-02',
    manner: 'full',
    attributes: shared('上海', '30–34 岁', '男'),
  },
  {
    nickname: '林深（示例）',
    avatar: 'preset-03',
    manner: 'full',
    attributes: shared('北京', '18–24 岁', '女'),
  },
  {
    nickname: '糖糖（示例）',
    avatar: 'preset-04',
    manner: 'thin',
    attributes: shared('成都', '18–24 岁', '女'),
  },
  {
    nickname: '老周（示例）',
    avatar: 'preset-05',
    manner: 'full',
    attributes: shared('西安', '40–49 岁', '男'),
  },
  {
    nickname: '冬至（示例）',
    avatar: 'preset-06',
    manner: 'contrary',
    attributes: shared('上海', '25–29 岁', '男'),
  },
  {
    nickname: '一禾（示例）',
    avatar: 'preset-07',
    manner: 'leaver',
    attributes: shared('广州', '30–34 岁', '女'),
  },
  { nickname: '南乔（示例）', avatar: 'preset-08', manner: 'silent', attributes: [] },
];
