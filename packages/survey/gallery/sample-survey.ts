import type { SurveyJson } from '../src/index.ts';

const agree = [
  { value: 1, text: '很不同意' },
  { value: 2, text: '不太同意' },
  { value: 3, text: '一般' },
  { value: 4, text: '比较同意' },
  { value: 5, text: '非常同意' },
];
const drinks = [
  { value: 'tea', text: '无糖茶' },
  { value: 'milktea', text: '现制奶茶' },
  { value: 'coffee', text: '咖啡' },
  { value: 'juice', text: '果汁' },
];

const bands = ['#0f8478', '#f7bb2e', '#ecead3']
  .map((fill, at) => `<path fill="${fill}" d="M${at * 40} 0h40v80h-40z"/>`)
  .join('');
const shelf = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80">${bands}</svg>`)}`;

/** Every question type of the runner, one page per family. */
export const sampleSurvey: SurveyJson = {
  title: '饮料消费习惯',
  pages: [
    {
      name: 'choices',
      title: '先认识一下你',
      elements: [
        {
          type: 'text',
          name: 'age',
          title: '你今年多少岁？',
          description: '请填周岁，只填数字',
          inputType: 'number',
          min: 1,
          max: 120,
          isRequired: true,
        },
        {
          type: 'radiogroup',
          name: 'often',
          title: '你平均多久买一次饮料？',
          choices: ['几乎每天', '每周几次', '每月几次', '更少'],
          isRequired: true,
        },
        {
          type: 'checkbox',
          name: 'drinks',
          title: '过去一个月，你买过下面哪些饮料？',
          description: '可多选',
          choices: drinks,
          showOtherItem: true,
          otherText: '其他',
          isRequired: true,
        },
        {
          type: 'dropdown',
          name: 'kind',
          title: '你最常喝哪种咖啡？',
          placeholder: '请选择',
          choices: ['美式', '拿铁', '速溶'],
        },
        {
          type: 'tagbox',
          name: 'apps',
          title: '最常用的是哪几类应用？',
          placeholder: '点这里选择',
          choices: ['聊天社交', '短视频', '购物', '游戏'],
        },
        {
          type: 'boolean',
          name: 'share',
          title: '会和同事、朋友拼单吗？',
          labelTrue: '会',
          labelFalse: '不会',
        },
      ],
    },
    {
      name: 'coffee',
      title: '关于咖啡',
      visibleIf: "{drinks} contains 'coffee'",
      elements: [{ type: 'rating', name: 'cups', title: '你有多喜欢咖啡？', isRequired: true }],
    },
    {
      name: 'scales',
      title: '怎么挑选',
      elements: [
        {
          type: 'ranking',
          name: 'factors',
          title: '买饮料时，下面几点哪个更重要？',
          description: '按重要程度从高到低排列',
          choices: ['口味', '少糖、健康', '价格', '包装'],
          isRequired: true,
        },
        {
          type: 'matrix',
          name: 'views',
          title: '你同意下面的说法吗？',
          columns: agree,
          rows: [
            { value: 'new', text: '看到新口味就想试试' },
            { value: 'label', text: '会看配料表再买' },
          ],
          eachRowRequired: true,
          isRequired: true,
        },
        {
          type: 'matrixdropdown',
          name: 'spend',
          title: '过去三个月，下面几项花了多少？',
          columns: [
            {
              name: 'amount',
              title: '金额',
              cellType: 'dropdown',
              choices: ['没有花', '100 元以内', '100–500 元'],
            },
            { name: 'online', title: '主要在网上买', cellType: 'boolean' },
          ],
          rows: ['食品', '洗护美容'],
        },
        {
          type: 'rating',
          name: 'score',
          title: '对现在的早餐，你满意吗？',
          minRateDescription: '很不满意',
          maxRateDescription: '非常满意',
        },
        {
          type: 'rating',
          name: 'recommend',
          title: '你会向朋友推荐吗？',
          rateMin: 0,
          rateMax: 10,
          minRateDescription: '不会',
          maxRateDescription: '一定会',
        },
        { type: 'rating', name: 'stars', title: '这份问卷答起来感觉如何？', rateType: 'stars' },
        {
          type: 'slider',
          name: 'budget',
          title: '一周大约花多少钱买饮料？（元）',
          min: 0,
          max: 300,
          step: 10,
        },
      ],
    },
    {
      name: 'pictures',
      title: '图片、日期和文件',
      elements: [
        {
          type: 'image',
          name: 'cover',
          imageLink: shelf,
          altText: '三种颜色的货架',
          imageHeight: 'auto',
          imageWidth: '100%',
        },
        {
          type: 'imagepicker',
          name: 'look',
          title: '哪个包装更吸引你？',
          showLabel: true,
          isRequired: true,
          choices: [
            { value: 'a', text: '青色包装', imageLink: shelf },
            { value: 'b', text: '金色包装', imageLink: shelf },
            { value: 'c', text: '白色包装', imageLink: shelf },
          ],
        },
        {
          type: 'matrix',
          name: 'when',
          title: '什么时候喝？',
          cellType: 'checkbox',
          columns: ['早上', '中午', '晚上'],
          rows: ['在家', '在公司'],
        },
        { type: 'text', name: 'bought', title: '上次买是哪一天？', inputType: 'date', isRequired: true },
        { type: 'text', name: 'month', title: '哪个月喝得最多？', inputType: 'month' },
        { type: 'file', name: 'receipt', title: '上传购物小票', isRequired: true },
      ],
    },
    {
      name: 'texts',
      title: '最后几题',
      elements: [
        {
          type: 'multipletext',
          name: 'route',
          title: '说说单程的情况',
          items: [
            { name: 'minutes', title: '大约几分钟', inputType: 'number' },
            { name: 'km', title: '大约几公里', inputType: 'number' },
          ],
        },
        {
          type: 'expression',
          name: 'hours',
          title: '一周花在路上的时间（小时）',
          expression: '{route.minutes} * 10 / 60',
          visibleIf: '{route.minutes} > 0',
        },
        { type: 'text', name: 'leave', title: '通常几点出门？', inputType: 'time' },
        {
          type: 'panel',
          name: 'panel',
          title: '说说防晒',
          elements: [
            {
              type: 'radiogroup',
              name: 'spf',
              title: '你常用的防晒指数是？',
              choices: ['SPF 30 以下', 'SPF 50+'],
            },
          ],
        },
        {
          type: 'comment',
          name: 'wish',
          title: '如果你能发明一款饮料，它会是什么样？',
          placeholder: '口味、场合、包装，随便说',
          maxLength: 500,
        },
      ],
    },
  ],
};
