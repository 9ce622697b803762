import { createServer } from 'node:net';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Throws when another process listens on one of the ports, and names the variable that sets another port. */
export const refuseTaken = async (ports: Readonly<Record<string, number>>): Promise<void> => {
  for (const [variable, port] of Object.entries(ports))
    if (!(await isFree(port)))
      throw new Error(
        `port ${port} is taken by another process; stop it, or choose another one with ${variable}=…`,
      );
};
