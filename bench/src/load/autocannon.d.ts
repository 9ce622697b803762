/** The part of autocannon 9 that the load client uses. The package has no types. */
declare module 'autocannon' {
  interface Client {
    setHeadersAndBody(headers: Record<string, string>, body: string | undefined): void;
  }
  interface LoadRequest {
    headers?: Record<string, string>;
    body?: string | undefined;
  }
  interface Options {
    url: string;
    method: 'GET' | 'POST';
    connections: number;
    duration?: number;
    amount?: number;
    sampleInt?: number;
    setupClient?: (client: Client) => void;
    requests?: { setupRequest: (request: LoadRequest) => LoadRequest }[];
  }
  interface Result {
    start: Date;
    finish: Date;
    '2xx': number;
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
