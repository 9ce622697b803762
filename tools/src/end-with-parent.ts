/** Loaded before a program that another process starts: asks the program to end in good order when that process is gone. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The program alone decides how long there is something to do.
process.channel?.unref();
