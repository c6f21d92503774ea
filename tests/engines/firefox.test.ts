import { requireFirefox } from '#scripts/engine-candidates';
import { startFirefox } from './firefox.ts';
import { mainJourneyIn } from './main-journey.ts';

mainJourneyIn('Firefox', () => startFirefox(requireFirefox()));
