import type { ContentKind } from '@yayan/console-client';
import { contentKindLabels } from '@yayan/contract/console-labels';
import { actsAt } from './searched-act.ts';

const content = ['content'];
const publishing = ['content', 'content.large'];

/** What editors call the work on each kind. */
const words: Readonly<Record<ContentKind, string>> = {
  notice: '发公告 通知',
  popup: '做弹窗',
  banner: '放横幅 轮播 广告位',
  poll: '出快问 投票',
  article: '写帮助文章',
  course: '写课程 视频',
  starArticle: '写明星文章',
  channel: '做渠道页 落地页 推广',
  appRelease: '发布APP版本 更新 升级',
  event: '发公开活动',
};

/** Content of every kind, legal texts, awards and applications. */
export const contentActsByName = [
  ...(Object.keys(words) as ContentKind[]).flatMap((kind) => [
    ...actsAt(`/contents/${kind}/new`, '写好后预览，再发布', publishing, [
      [`发布${contentKindLabels[kind]}`, words[kind]],
    ]),
    ...actsAt(`/contents?kind=${kind}`, '选一条内容', publishing, [
      [`修改${contentKindLabels[kind]}`, '改字'],
    ]),
    ...actsAt(`/contents?kind=${kind}`, '选一条内容', content, [
      kind === 'poll'
        ? ['截止快问', '撤下 下线 停止投票']
        : kind === 'channel'
          ? ['停用渠道页', '撤下 下线']
          : [`撤下${contentKindLabels[kind]}`, '下线 删除'],
    ]),
  ]),
  ...actsAt('/contents', '选一些内容', content, [['撤下内容', '批量撤下 批量下线']]),
  ...actsAt('/contents', '选一些撤下的内容', publishing, [['再发布内容', '批量再发布 恢复内容']]),
  ...actsAt('/contents/legal', '写好新版，定生效日，看要不要重新同意', publishing, [
    ['更新协议、隐私政策等法律文本', '公布新的一版 用户协议'],
  ]),
  ...actsAt('/contents/legal', '还没生效的一版', content, [['撤回法律文本', '撤回协议 隐私政策']]),
  ...actsAt('/contents/sections', '帮助的分类', content, [
    ['加帮助分类', '新建分类'],
    ['修改帮助分类', '改分类 排序'],
  ]),
  ...actsAt('/contents/searches', '搜不到的帮助', content, [['去掉搜不到的帮助', '从列表里去掉 忽略搜索词']]),
  ...actsAt('/contents/awards', '选一个月', publishing, [
    ['确认月度评选', '公布得奖 之星'],
    ['收回得奖', '取消得奖 取消评选'],
  ]),
  ...actsAt(
    '/contents/applications?state=received',
    '商务合作和校园大使',
    ['applications'],
    [
      ['处理申请', '商务合作 校园大使'],
      ['开始处理申请', '审申请'],
      ['通过申请', '同意申请'],
      ['不通过申请', '拒绝申请'],
    ],
  ),
  ...actsAt(
    '/contents/applications',
    '选一份申请',
    ['applications'],
    [
      ['放回待处理', '撤回申请的决定'],
      ['改给申请人的话', '答复申请人'],
    ],
  ),
  ...actsAt('/contents/proposals?state=waiting', '等得最久的在最前面', content, [
    ['采用会员提的问题', '采用这个问题 通过提问 展示问题'],
    ['不采用会员提的问题', '不采用这个问题 拒绝提问'],
  ]),
];
