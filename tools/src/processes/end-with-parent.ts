/** Preloaded into a child process: sends it SIGTERM when its parent process is gone. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// This listener must not keep the program running.
process.channel?.unref();
