interface Waiting {
  seconds: number;
  /** The last message in the server's log; undefined before the first. */
  lastMessage: string | undefined;
  logFile: string;
}

/** What `npm start` prints while the server isn't ready. */
export const waitingText = ({ seconds, lastMessage, logFile }: Waiting): string =>
  `Waiting for the API (${seconds} s): ${
    lastMessage === undefined ? `it has written nothing to ${logFile} yet` : `last message “${lastMessage}”`
  }`;
