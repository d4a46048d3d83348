# Where points come from; the companion's score sheets say it too.
score-guild = гільдія
score-dragons = дракони
score-abilities = властивості «Наприкінці гри»
score-eggs = яйця
score-cached = запасені ресурси
score-tucked = підкладені карти
score-objectives = цілі
score-coins = монети
score-items = залишки
score-caves = карти печер
score-track = трек гільдії
