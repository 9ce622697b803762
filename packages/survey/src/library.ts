/** survey-core alone, which is most of the runner's code. A page imports this file, for importing all names would keep them all. */
import 'survey-core';
