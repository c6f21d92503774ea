import { EXIT } from './exit-codes.ts';
import { MODIFIER_FLAGS } from './modifier-flags.ts';

const modifierLines = Object.entries(MODIFIER_FLAGS)
	.map(([name, flag]) => `  --${name.padEnd(16)}${flag.values}`.trimEnd())
	.join('\n');

export const HELP = `ploop rewrites rough text into a precise, structured prompt.

Usage
  ploop optimise [options] [text]      the text, or standard input when there is none (or it is -)
  ploop optimise --jsonl [options]     many prompts: one JSON object a line in, one a line out
  ploop check --prompt <file> --answer <file> [--json]
                                       holds a model's answer against the rules of your text
  ploop genres                         every kind of request that it knows what to ask about
  ploop explain [text]                 the genre of a text, and why each question was asked or left

Options
  --json              the whole result as JSON: prompt, reasons, ledger, provenance, changes, assumptions, score
  --ask               asks first what would make the prompt better: a digit chooses, Enter skips
  --defaults          go on with usual choices where the text leaves something open, and say which
  --undo <id>         leave out a change, by its id in "operations" of --json; may be repeated
  --assume <slot>=<value>
                      settle a detail, such as audience=nurses; no value leaves it unsaid; may be repeated
  --short             as few added words as possible, with every fact
  --model <name>      for chatgpt, claude, gemini, llama, or all four
  --model             without a name: the model of MODEL_PROVIDER reads the text too; what it asks and offers, as far as
                      the engine passes it, comes below the prompt in a terminal, and to standard error otherwise;
                      with --ask, its questions are asked too, and y adds a line that it offers
  --jsonl             in:  {"id": "a", "prompt": "...", "modifiers": {...}, "answers": {...}, "accept": [...]}
                      (all but id and prompt may be left out; answers by the id of their question)
                      out: {"id": "a", "result": {...}}, in the same order
                      a line that cannot be used: {"id": "a" or null, "error": "code", "message": "..."}
  -h, --help          this page
  -v, --version       the version

Modifiers (with --jsonl: for every line that does not name its own)
${modifierLines}

Exit codes
  ${EXIT.ok}  done
  ${EXIT.someLinesFailed}  --jsonl: some lines were refused, all others were answered; check: the answer breaks a rule
  ${EXIT.wrongUse}  wrong use: an unknown flag, no text, a text of more than 4000 characters
  ${EXIT.clarificationNeeded}  the text needs a clarification first; question, tips and examples are on standard error
  ${EXIT.internal}  a fault of ploop itself
`;
