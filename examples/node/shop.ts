import {
  type Client,
  isRefusal,
  listBenefits,
  listTasks,
  newIdempotencyKey,
  type OrderDetail,
  paginate,
  placeOrder,
  revokeOrder,
  sendSmsCode,
  signInBySms,
} from '@yayan/api-client';

/** Signs in with the code that `askCode` returns. Returns whether the mobile has an account. */
export const signIn = async (
  client: Client,
  mobile: string,
  askCode: () => Promise<string>,
): Promise<boolean> => {
  await sendSmsCode(client, mobile);
  const result = await signInBySms(client, { mobile, code: await askCode() });
  return result.state === 'signedIn';
};

/** The titles of the first tasks, from as many pages as needed. */
export const taskTitles = async (client: Client, most: number): Promise<string[]> => {
  const titles: string[] = [];
  for await (const { title } of paginate(listTasks, { limit: 20 }, { client })) {
    if (titles.length === most) break;
    titles.push(title);
  }
  return titles;
};

/** An order, or a text for the user on why it failed. */
export interface Ordered {
  readonly order?: OrderDetail;
  readonly problem?: string;
}

/** Orders one piece of the first benefit. */
export const orderFirst = async (client: Client): Promise<Ordered> => {
  const { items } = await listBenefits({ limit: 1 }, { client });
  const [benefit] = items;
  if (!benefit) return { problem: '暂无可兑换的福利' };
  // Make the key once for one intention: trying again with it never orders twice.
  const idempotencyKey = newIdempotencyKey();
  try {
    return { order: await placeOrder(benefit.id, { quantity: 1 }, { idempotencyKey, client }) };
  } catch (error) {
    if (isRefusal(error, 'ORDER_FORM_INVALID'))
      return { problem: error.data.problems.map(({ message }) => message).join('，') };
    if (isRefusal(error, 'PRICE_CHANGED')) return { problem: error.msg };
    throw error;
  }
};

/** Revokes an order that isn't sent yet. */
export const cancel = (client: Client, order: OrderDetail): Promise<OrderDetail> =>
  revokeOrder(order.id, { client });
