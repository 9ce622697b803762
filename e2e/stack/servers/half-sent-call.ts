import { request } from 'node:http';
import { connect } from 'node:net';

interface HalfSentCall {
  /** Resolves when the server has the headers of the call and waits for its body. */
  received: Promise<void>;
  /** Sends the body and resolves to the answer. */
  finish: () => Promise<unknown>;
}

/** Starts a call and delays its body, so that the call runs as long as a test wants. */
export const beginCall = (
  url: string,
  path: string,
  { token, body }: { token: string; body: object },
): HalfSentCall => {
  const text = JSON.stringify(body);
  const call = request(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'z-token': `Bearer ${token}`,
      expect: '100-continue',
    },
  });
  const answer = new Promise<unknown>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (response) => {
      let received = '';
      response.on('data', (chunk: Buffer) => {
        received += chunk.toString();
      });
      response.once('end', () => resolve(JSON.parse(received)));
    });
  });
  const received = new Promise<void>((resolve) => {
    call.once('continue', () => resolve());
  });
  call.flushHeaders();
  return {
    received,
    finish: () => {
      call.end(text);
      return answer;
    },
  };
};

/** Whether a server still accepts connections at the address. */
export const isListening = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const say = (isOpen: boolean): void => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => say(true));
    socket.once('error', () => say(false));
  });
