/**
 * Turns the surroundings of whoever runs the tests into those the tests expect: what their terminal, their language, their
 * colours and a git hook say is not for the programs that tests start.
 */

const notOurs = /^(LANG|LANGUAGE|LC_.*|NO_COLOR|FORCE_COLOR|CLICOLOR.*|COLUMNS|LINES|GIT_.*|DAYTILE_DEBUG)$/;

for (const name of Object.keys(process.env)) if (notOurs.test(name)) delete process.env[name];
process.env.LANG = "C.UTF-8";
