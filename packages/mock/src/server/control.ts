import type { Mock } from '../mock.ts';
import { isSceneName, scenes } from '../scenes/scenes.ts';
import { SMS_CODE } from '../answers/identity/sign-in.ts';

const overview = () => ({
  api: '/api',
  scenes: Object.fromEntries(Object.entries(scenes).map(([name, { text }]) => [name, text])),
  signIn: { mobile: '13800138000', code: SMS_CODE },
  headers: { 'x-mock-scene': 'a scene for one request', 'x-mock-refuse': 'a refusal that the call declares' },
  control: ['POST /mock/scene?name=', 'POST /mock/postbacks', 'POST /mock/orders', 'POST /mock/reset'],
});

/** Answers the calls that control the mock from outside the process; `undefined` for all others. */
export const control = async (mock: Mock, request: Request): Promise<Response | undefined> => {
  const { pathname, searchParams } = new URL(request.url);
  switch (`${request.method} ${pathname}`) {
    case 'GET /':
      return Response.json(overview());
    case 'POST /mock/scene': {
      const name = searchParams.get('name') ?? '';
      if (!isSceneName(name))
        return Response.json({ problem: `There is no scene ${name}.`, ...overview() }, { status: 400 });
      mock.setScene(name);
      return Response.json({ scene: name });
    }
    case 'POST /mock/postbacks':
      return Response.json({ delivered: mock.deliverPostbacks() });
    case 'POST /mock/orders':
      return Response.json({ advanced: mock.advanceOrders() });
    case 'POST /mock/reset':
      mock.reset();
      return Response.json({ reset: true });
    default:
      return undefined;
  }
};
