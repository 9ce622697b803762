import { actsAt } from './searched-act.ts';

const orders = ['orders'];
const large = ['orders', 'orders.large'];
const benefits = ['benefits'];
const winning = ['campaigns', 'campaigns.large'];
const campaigns = ['campaigns'];

/** Orders, benefits and campaigns. */
export const exchangeActsByName = [
  ...actsAt('/orders?queue=review', '待审核的兑换单', large, [
    ['通过兑换', '审核兑换 提现'],
    ['不通过兑换', '拒绝兑换 驳回 退金币'],
  ]),
  ...actsAt('/orders?queue=failed', '发放失败的兑换单', large, [['重新发放', '重试 补发']]),
  ...actsAt('/orders?queue=held', '待核对的兑换单', orders, [
    ['确认已到账', '确认到账 已付款'],
    ['确认没有到账', '没到账 未付款'],
  ]),
  ...actsAt('/orders?queue=toSend', '待寄出的兑换单', orders, [['登记寄出', '发货 快递 运单']]),
  ...actsAt('/orders', '选一笔寄出不久的兑换单', orders, [['撤回寄出', '取消发货 整批撤回寄出']]),
  ...actsAt('/orders', '选一笔没有发放的兑换单', large, [
    ['更正收款或收货信息', '改地址 改支付宝 改收款账号'],
  ]),
  ...actsAt('/orders', '选一笔兑换单', orders, [['撤销兑换', '取消兑换 退款 退金币']]),
  ...actsAt('/orders/shipments', '导出寄件表，填好运单号交回来', orders, [
    ['按文件登记寄出', '批量发货 导入运单'],
  ]),
  ...actsAt('/orders/shipments', '选日期，得到一张表', large, [['导出寄件表', '发货单 地址']]),
  ...actsAt('/orders/providers', '付款和充值的渠道', large, [['设每天的额度', '限额 预算 上限 供应商']]),
  ...actsAt('/orders/providers', '付款和充值的渠道', orders, [
    ['暂停渠道', '停充值 停提现 供应商'],
    ['恢复渠道', '重新开通 供应商'],
  ]),
  ...actsAt('/benefits/new', '填表，先看会发生什么', benefits, [['新建福利', '添加商品 上新']]),
  ...actsAt('/benefits', '选一件福利', benefits, [
    ['上架福利', '开卖 商品'],
    ['下架福利', '停卖 商品'],
    ['修改文字和条件', '改介绍 改标题 改等级'],
    ['加一个规格', '添加规格 选项'],
    ['规格改名', '改规格 选项'],
    ['去掉规格', '删除规格 选项'],
    ['定开售和截止时间', '定福利的开售时间 定时上架 开抢'],
    ['修改限额', '限购 每天 每月'],
    ['修改图片', '换福利的图片 商品图'],
    ['修改价格', '改价 调价 金币'],
    ['修改库存', '加库存 补货'],
    ['导入卡密', '兑换码 卡号'],
    ['撤回卡密', '收回兑换码 作废卡密'],
  ]),
  ...actsAt('/campaigns/new', '填表或用文件', winning, [['发布活动', '新建活动 抽奖 锦鲤']]),
  ...actsAt('/campaigns', '选一个活动', winning, [
    ['给奖品加份数', '加份数 加奖品'],
    ['作废中奖', '取消中奖 取消资格'],
    ['延长领取时间', '领奖延期'],
  ]),
  ...actsAt('/campaigns', '选一个活动', campaigns, [
    ['暂停活动', '停抽奖'],
    ['恢复活动', '继续活动'],
    ['改活动日期', '活动延期 提前结束 改开始'],
    ['结束活动', '关闭活动 公布种子'],
  ]),
  ...actsAt('/campaigns/questions', '答题活动的题库', campaigns, [
    ['存进题库', '加或改题目 出题 导入题目'],
    ['不再问这题', '删题 停用题目'],
  ]),
];
