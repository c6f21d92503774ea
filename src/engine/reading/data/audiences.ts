/** Heads of phrases that name readers or listeners, singular; the plural is derived. */
export const AUDIENCES: readonly string[] =
	`kid child teen teenager tween toddler preschooler baby boy girl adult grown-up senior elder pensioner grandparent grandma grandpa grandmother grandfather
	parent mother father mom mum dad wife husband spouse partner son daughter brother sister sibling nephew niece cousin aunt uncle family friend girlfriend boyfriend
	neighbour neighbor landlord landlady tenant roommate flatmate boss manager supervisor ceo cto cfo coo director executive board stakeholder shareholder
	investor founder entrepreneur owner employer employee staff team colleague coworker co-worker peer intern recruiter hirer client customer buyer shopper consumer
	user subscriber follower reader viewer listener audience visitor guest member donor volunteer voter citizen resident public
	beginner newbie novice learner starter layperson layman non-expert expert professional specialist practitioner amateur hobbyist
	student pupil undergraduate graduate postgraduate freshman sophomore teacher tutor professor lecturer educator instructor principal headteacher
	developer programmer engineer designer analyst scientist researcher academic doctor nurse patient therapist lawyer attorney judge accountant
	journalist editor writer author blogger influencer youtuber gamer player athlete runner cyclist traveller traveler tourist hiker
	farmer chef cook baker artist musician photographer gardener driver pilot soldier veteran officer council mp senator minister president
	woman man people person human men women children five-year-old year-old years-old yo grader audience non-native speaker immigrant refugee
	homeowner renter freelancer contractor marketer salesperson seller vendor supplier shareholder committee jury panel clubs members newcomer alien dog cat`.split(
		/\s+/,
	);
