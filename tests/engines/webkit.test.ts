import { requireWebKit } from '#scripts/engine-candidates';
import { mainJourneyIn } from './main-journey.ts';
import { startWebKit } from './webkit.ts';

mainJourneyIn('WebKit', () => startWebKit(requireWebKit()));
