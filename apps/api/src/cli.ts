import { commands } from './commands/commands.ts';
import { runCommand } from './commands/runner/run-command.ts';

process.exitCode = await runCommand(commands, process.argv.slice(2), process.env, {
  out: (line) => console.log(line),
  err: (line) => console.error(line),
});
