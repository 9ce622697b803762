import type { Answer, SandboxRequest } from '../answer.ts';
import { alipay } from './alipay.ts';
import type { Surroundings } from './login-provider.ts';
import { personOf, pictureOf } from './pretend-people.ts';
import { qq } from './qq.ts';
import { wechat } from './wechat.ts';
import { weibo } from './weibo.ts';

/** The sign-in flows of WeChat, QQ, Weibo and Alipay, each in its own protocol. */
export interface LoginProviders {
  answer(ask: SandboxRequest): Answer | undefined;
  /** Sets the sandbox's address once it is known. */
  setAddress(url: string): void;
  environment(url: string): Record<string, string>;
}

export function loginProviders(around: Omit<Surroundings, 'url'>): LoginProviders {
  let place = '';
  const surroundings = { ...around, url: () => place };
  const providers = [wechat, qq, weibo, alipay].map((provider) => provider(surroundings));
  return {
    answer: (ask) => {
      const person = personOf(/^\/people\/(\w+)\.svg$/.exec(ask.path)?.[1]);
      if (person) return { text: pictureOf(person), type: 'image/svg+xml' };
      for (const provider of providers) {
        const answer = provider.answer(ask);
        if (answer) return answer;
      }
      return undefined;
    },
    setAddress: (url) => {
      place = url;
    },
    environment: (url) => Object.assign({}, ...providers.map((provider) => provider.environment(url))),
  };
}
